/** Makes a thing once for each key, where it costs far more to make than to look up. */
export const onceEach = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};
