/**
 * Images in the text of a policy (ours). The text names each by its id; its bytes lie with the files of that policy and are
 * never in the text. An image stands between paragraphs, in a list or in a quotation. It says what it shows, or that it
 * only decorates: until somebody has said which, the text is not published. Without a Schema, for the editor too.
 */
export const POLICY_IMAGE_MAX_BYTES = 5_000_000
/** In one text. */
export const IMAGES_MAX = 50
/** In pixels, of what is kept: wider than the column of any screen. */
export const IMAGE_WIDTH_MAX = 2_000
export const IMAGE_SIDE_MAX = 8_000
export const IMAGE_ALT_MAX = 300
/**
 * One that no text shows any more goes so many days after it was uploaded and its policy was last saved or published: until
 * then an undo, or a text that has not arrived yet, may want it back.
 */
export const UNSHOWN_IMAGE_DAYS = 7

export const imageSizes = ['small', 'medium', 'full'] as const
export type ImageSize = (typeof imageSizes)[number]

/** How much of the width of the text it takes at most. It is never drawn larger than it is. */
export const shareOf: Readonly<Record<ImageSize, number>> = { small: 1 / 3, medium: 2 / 3, full: 1 }
