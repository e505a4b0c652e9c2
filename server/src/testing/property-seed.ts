const seed = process.env.PROPERTY_SEED;

// Loaded only where the inputs of properties are to be the same each time, as in CI.
if (seed !== undefined) {
  const fc = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
}
