#!/usr/bin/env node
// npm links a package's commands only from inside the package; the launcher itself serves two
// packages (cli and server) and therefore lives at the root.
import "../../../bin/gemwright.js";
