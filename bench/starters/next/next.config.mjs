// Otherwise Next takes the repository, which has a lock file too, for the application.
const root = import.meta.dirname;

export default { turbopack: { root }, outputFileTracingRoot: root };
