const keptAtMost = 40

/** Addresses of pictures in memory; the oldest are given up. */
export const pictureAddresses = () => {
  const kept: Array<string> = []
  return (content: Blob): string => {
    const address = URL.createObjectURL(content)
    kept.push(address)
    const oldest = kept.length > keptAtMost ? kept.shift() : undefined
    if (oldest !== undefined) URL.revokeObjectURL(oldest)
    return address
  }
}
