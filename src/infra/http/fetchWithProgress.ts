/**
 * `fetch` for an upload whose progress somebody watches: what `fetch` itself cannot tell over HTTP/1.1, the older
 * XMLHttpRequest can. As much of `fetch` as ky needs: it is called with a whole `Request`.
 */
export const fetchWithProgress =
  (progressed: (fraction: number) => void, open = () => new XMLHttpRequest()): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = open()
      const { signal } = request
      const stop = () => {
        sending.abort()
        reject(signal.reason)
      }
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      sending.open(request.method, request.url)
      sending.responseType = 'arraybuffer'
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.onprogress = ({ loaded, total }) => progressed(total === 0 ? 0 : loaded / total)
      sending.onerror = () => reject(new TypeError('Failed to fetch'))
      sending.onload = () => resolve(responseOf(sending))
      sending.onloadend = () => signal.removeEventListener('abort', stop)
      sending.send(body)
    })
  }

const responseOf = (sent: XMLHttpRequest): Response => {
  const headers = new Headers()
  for (const line of sent.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  return new Response(sent.response as ArrayBuffer, { status: sent.status, headers })
}
