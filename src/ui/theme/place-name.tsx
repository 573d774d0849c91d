const persian = /\p{Script=Arabic}/u;

/** A station or city, set apart from what stands around it, in the language whose letters it is written in. */
export const PlaceName = ({ children: name }: { readonly children: string }) => (
  <bdi lang={persian.test(name) ? 'fa' : 'tr'}>{name}</bdi>
);
