/** Values made once for each key, until there are too many of them. */
export const keptByKey = <Value>(most = Number.POSITIVE_INFINITY) => {
  const values = new Map<string | number, { readonly value: Value }>();
  return (key: string | number, make: () => Value): Value => {
    const known = values.get(key);
    if (known !== undefined) {
      return known.value;
    }
    if (values.size >= most) {
      values.clear();
    }
    const value = make();
    values.set(key, { value });
    return value;
  };
};

/** One value for each object it is about, as long as that lives. */
export const keptFor = <About extends object, Value>(make: (about: About) => Value) => {
  const values = new WeakMap<About, { readonly value: Value }>();
  return (about: About): Value => {
    const known = values.get(about);
    if (known !== undefined) {
      return known.value;
    }
    const value = make(about);
    values.set(about, { value });
    return value;
  };
};
