/** Hands bytes to the browser's own downloads, under a name. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
