/** Saves the objects' properties; returns the function that restores them. */
export function rememberProperties(objects: readonly object[]): () => void {
  const remembered = objects.map((object) => ({
    object,
    properties: new Map(Object.entries(Object.getOwnPropertyDescriptors(object))),
  }));
  return () => {
    for (const { object, properties } of remembered) restore(object, properties);
  };
}

function restore(object: object, properties: ReadonlyMap<string, PropertyDescriptor>): void {
  for (const name of Object.getOwnPropertyNames(object)) {
    if (!properties.has(name)) Reflect.deleteProperty(object, name);
  }
  for (const [name, property] of properties) {
    const now = Object.getOwnPropertyDescriptor(object, name);
    if (!isSame(now, property)) Object.defineProperty(object, name, property);
  }
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor): boolean {
  return one?.value === other.value && one?.get === other.get && one?.set === other.set;
}
