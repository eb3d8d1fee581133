/** What the server allows the styles of the editor under: its content policy lets no others in. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
