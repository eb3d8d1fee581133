/** Whether people can sign up on this server, which wrote it into the page. */
export const accountsOffered = document.documentElement.dataset.accounts === 'on';
