import { expect, test } from 'vitest';
import { largestPicture, problemOfPicture } from '#domain/member/picture.ts';
import { pictureTypeOf } from '#domain/member/picture-content.ts';
import { jpegOf, losslessWebpOf, lossyWebpOf, pngOf, webpOf, wrongPictures } from '../../support/pictures.ts';

test.each([
  ['a JPEG of the largest weight', { size: largestPicture, type: 'image/jpeg' }, null],
  ['one byte more', { size: largestPicture + 1, type: 'image/jpeg' }, 'picture-too-large'],
  ['one byte less', { size: largestPicture - 1, type: 'image/png' }, null],
  ['a WebP', { size: 1, type: 'image/webp' }, null],
  ['an empty file', { size: 0, type: 'image/png' }, 'picture-wrong'],
  ['an SVG', { size: 100, type: 'image/svg+xml' }, 'picture-wrong'],
  ['a GIF', { size: 100, type: 'image/gif' }, 'picture-wrong'],
  ['no type', { size: 100, type: '' }, 'picture-wrong'],
  ['a type with junk behind it', { size: 100, type: 'image/png;x' }, 'picture-wrong'],
  ['a type in capitals', { size: 100, type: 'IMAGE/PNG' }, 'picture-wrong'],
  ['a huge SVG', { size: largestPicture + 1, type: 'image/svg+xml' }, 'picture-too-large'],
  ['a type of 100,000 characters', { size: 5, type: 'x'.repeat(100_000) }, 'picture-wrong'],
] as const)('[V-09] %s', (_, file, problem) => {
  expect(problemOfPicture(file)).toBe(problem);
});

test.each([
  ['a PNG', pngOf(), 'image/png'],
  ['a PNG as long as allowed', pngOf({ width: 8_192, height: 4_882 }), 'image/png'],
  ['a JPEG', jpegOf(), 'image/jpeg'],
  ['a WebP', webpOf(), 'image/webp'],
  ['a lossy WebP', lossyWebpOf(), 'image/webp'],
  ['a lossless WebP', losslessWebpOf({ width: 200, height: 300 }), 'image/webp'],
  ['a part of a larger buffer', new Uint8Array([...new Uint8Array(7), ...pngOf()]).subarray(7), 'image/png'],
] as const)('[V-09] %s is known by its content', (_, bytes, type) => {
  expect(pictureTypeOf(bytes)).toBe(type);
});

test('[V-09] more than forty files that are no picture, or more than one, are none', () => {
  expect(wrongPictures.length).toBeGreaterThanOrEqual(40);
  const taken = wrongPictures.filter(([, bytes]) => pictureTypeOf(bytes) !== null);
  expect(taken.map(([name]) => name)).toEqual([]);
});
