const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** What a file may weigh that is shown as a member's picture. */
export const largestPicture = 5_242_880;

export type PictureProblem = 'picture-too-large' | 'picture-wrong';

export const isPictureType = (text: string): text is PictureType =>
  pictureTypes.some((type) => type === text);

/** What is wrong with a file by its weight and by what it calls itself; its content is judged when it is read. */
export const problemOfPicture = ({
  size,
  type,
}: {
  readonly size: number;
  readonly type: string;
}): PictureProblem | null => {
  if (size > largestPicture) return 'picture-too-large';
  return size === 0 || !isPictureType(type) ? 'picture-wrong' : null;
};
