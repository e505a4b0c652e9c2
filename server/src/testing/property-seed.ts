const seed = process.env.PROPERTY_SEED;

// Only imported if property inputs must be the same every time, as in CI.
if (seed !== undefined) {
  const fc = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
}
