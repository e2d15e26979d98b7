/** The web table is an app, not a library: nothing is offered to other packages. */
export {};
