import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";

/** A link as a QR code; the encoder is fetched only when somebody wants one. */
export function QrCode({ link }: { readonly link: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let wanted = true;
    void import("uqr").then(({ encode }) => {
      if (wanted) setModules(encode(link, { border: 2 }).data);
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size || 1} ${size || 1}`}
      role="img"
      aria-label={t().qrText}
      shape-rendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
