export const OAUTH_PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
} as const;
/** Where the library keeps who logged in last in a browser. */
export const LOGIN_COOKIE = 'malgyeol_session';
export const LOGIN_PATH = '/oauth/login';
