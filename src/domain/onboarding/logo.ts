/**
 * Which company logos are taken, and how they are shown (§ 2.5, § 5 'Logo upload accepts image files only', § 2.6 image
 * formats PNG, JPG, JPEG, SVG). The limit of 2 MB is ours; the chooser, the contract and the server go by the same.
 */
import { fileSize } from '../kernel/fileSize.ts'

export const LOGO_MAX_BYTES = 2_000_000

/** § 2.5 The crop step's viewport. What is kept has twice as many pixels, for dense screens. */
export const LOGO_CROP = { width: 300, height: 125 } as const

/** The types that are taken, and how the names of such files end. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/svg+xml': ['svg'],
} as const

export type LogoType = keyof typeof endings

export type LogoProblem = 'tooLarge' | 'unsupportedType' | 'unreadable' | 'unsafeSvg'

export const logoSentences: Record<LogoProblem, string> = {
  tooLarge: `The logo is larger than ${fileSize(LOGO_MAX_BYTES)}.`,
  unsupportedType: 'Choose an image: PNG, JPG or SVG.',
  unreadable: 'This image cannot be read. Choose another.',
  unsafeSvg: 'This SVG contains elements a logo cannot have. Save it as a plain SVG, or choose a PNG.',
}

/** What a file is by its name; undefined for what no logo can be. */
export const logoTypeOf = (fileName: string): LogoType | undefined => {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const types = Object.keys(endings) as ReadonlyArray<LogoType>
  return types.find((type) => (endings[type] as ReadonlyArray<string>).includes(ending))
}

/** § 2.5 SVG files skip cropping. */
export const needsCropping = ({ name }: Pick<File, 'name'>): boolean => logoTypeOf(name) !== 'image/svg+xml'
