type AuthorizationServer = typeof import('./provider.js') & typeof import('./login.js');

let loading: Promise<AuthorizationServer> | undefined;

/** Loaded when somebody logs in for the first time: most servers never need it. */
export function loadAuthorizationServer(): Promise<AuthorizationServer> {
  loading ??= withoutWarning(async () => ({
    ...(await import('./provider.js')),
    ...(await import('./login.js')),
  }));
  return loading;
}

/** The library warns of Node 20 when it is loaded; our tests run it there. */
async function withoutWarning<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
