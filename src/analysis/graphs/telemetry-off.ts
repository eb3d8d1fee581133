/**
 * onnxruntime reports its use to its makers unless its environment says otherwise at the moment when it is loaded.
 * Whoever loads it, or starts a thread that will, imports this first. Only the main thread has the real environment of
 * the process, so a thread must share it (`SHARE_ENV`) to find it switched off.
 */
process.env.ORT_DISABLE_TELEMETRY = '1';
