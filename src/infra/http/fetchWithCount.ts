/** `fetch` for a download whose progress somebody watches: how many bytes of the answer have come, each time some do. */
export const fetchWithCount =
  (counted: (bytes: number) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    let bytes = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, passed) {
        bytes += part.byteLength
        counted(bytes)
        passed.enqueue(part)
      },
    })
    return new Response(response.body.pipeThrough(counting), response)
  }
