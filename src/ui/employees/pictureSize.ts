/** How large a chosen picture is in its own pixels; null when the browser cannot read it. */
export const pictureSize = (file: File): Promise<{ readonly width: number; readonly height: number } | null> => {
  const address = URL.createObjectURL(file)
  return new Promise<{ readonly width: number; readonly height: number } | null>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => resolve(null)
    picture.src = address
  }).finally(() => URL.revokeObjectURL(address))
}
