/** The parts of a position description as one text, in the order people read them. */
export const positionText = (parts: {
  readonly purpose: string
  readonly responsibilities: readonly string[]
  readonly essential: readonly string[]
}): string =>
  [
    `Purpose\n${parts.purpose}`,
    `Key responsibilities\n${bullets(parts.responsibilities)}`,
    `Essential\n${bullets(parts.essential)}`,
  ].join('\n\n')

const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n')
