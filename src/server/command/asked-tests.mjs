const isFile = (word) => /\.test\.tsx?$/.test(word);

/** The project a test file belongs to is its folder. */
export const projectOf = (file) => file.split('/')[1];

/**
 * What the words of `npm test` ask for: projects by name, or files by path. Throws a line that says which word is neither.
 */
export const askedTests = (words, projects, isThere) => {
  const files = words.filter(isFile).map((word) => word.replace(/^\.\//, ''));
  const named = words.filter((word) => !isFile(word));
  const long = files.find((file) => projectOf(file) === 'long' && !projects.includes('long'));
  if (long !== undefined) throw new Error(`${long} belongs to the long run: npm run test:long -- ${long}`);
  const gone = files.find((file) => !isThere(file) || !projects.includes(projectOf(file)));
  if (gone !== undefined) throw new Error(`There is no test file ${gone}.`);
  const unknown = named.find((word) => !projects.includes(word));
  if (unknown !== undefined)
    throw new Error(
      `There is no project ${unknown}. There are: ${projects.join(', ')}; or name a test file.`,
    );
  if (files.length > 0 && named.length > 0) throw new Error('Name projects or test files, not both.');
  if (files.length > 0) return { projects: [...new Set(files.map(projectOf))], files };
  return { projects: named.length > 0 ? named : projects, files };
};
