import { dispatch } from './dispatch.js';

// Whoever read the output has closed it (`malgyeol rules list | head`): nothing is wrong, there is nothing left to do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await dispatch(process.argv.slice(2));
