/** Files that a person may choose. None is read: only their names and sizes are judged. */
export const fileNamed = (name: string, size?: number): File => {
  const file = new File(['x'], name, { lastModified: 0 })
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}
