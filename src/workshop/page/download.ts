/** Hands a file to the person; nothing leaves the machine. */
export const download = (name: string, content: string | Blob, type = 'text/plain'): void => {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
