/** Add-ons of browsers, and programs that are built on one (app://obsidian.md). */
const EXTENSION = /^(chrome-extension|moz-extension|safari-web-extension|app):\/\/[\w.-]+$/;

/** Whether a request comes from a program that its user installed, and from no page of the web. */
export function isExtensionOrigin(origin: string | undefined): boolean {
  return origin !== undefined && EXTENSION.test(origin);
}
