/** § 2.3 Top bar: an environment chip when not production. Answers its text, or null for no chip. */
export const environmentChip = (environment: string): string | null => {
  const name = environment.trim()
  return name === '' || name.toLowerCase() === 'production' ? null : name
}
