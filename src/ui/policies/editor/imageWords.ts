/** What is said of an image in a text while it is written. */
export const imageWords = {
  undescribed: 'No alternative text yet',
  decorative: 'Decorative',
  alt: (text: string): string => `Alternative text: ${text}`,
  notLoaded: 'The image could not be loaded.',
} as const
