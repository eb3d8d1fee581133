/** What an application may ask for. */
export const SCOPES = ['mcp', 'mcp:write'] as const;

type Metadata = Record<string, unknown>;

const SUPPORTED_GRANTS = ['authorization_code', 'refresh_token'];

/**
 * The metadata of a client as we can keep it. Applications send one description to every server there is: what we do
 * not have (other scopes and grants) is left out, as RFC 7591 allows, instead of turning the client away.
 */
export function adaptClientMetadata(given: Metadata): Metadata {
  const redirects = Array.isArray(given.redirect_uris) ? given.redirect_uris.map(String) : [];
  // A program on the user's machine: it listens on a port of its own choice, or owns a scheme.
  const isNative = redirects.some((uri) => !uri.startsWith('https:'));
  const adapted: Metadata = {
    // A program cannot keep a secret; of a service RFC 7591 says that it has one unless told otherwise.
    token_endpoint_auth_method: isNative ? 'none' : 'client_secret_basic',
    ...given,
    application_type: isNative ? 'native' : 'web',
    response_types: ['code'],
    grant_types: Array.isArray(given.grant_types)
      ? SUPPORTED_GRANTS.filter((grant) => (given.grant_types as unknown[]).includes(grant))
      : SUPPORTED_GRANTS,
  };
  // All that we have may be asked for; what is granted is decided by whoever logs in.
  delete adapted.scope;
  // Never used, so nothing in them may keep a client out or make us fetch something.
  for (const unused of ['contacts', 'sector_identifier_uri', 'subject_type', 'jwks_uri', 'jwks']) {
    delete adapted[unused];
  }
  return adapted;
}
