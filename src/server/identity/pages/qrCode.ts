import { create } from 'qrcode'
import { type Html, html } from '../../html.ts'

/** The light border that a reader needs around the code, in modules. */
const quiet = 4

/**
 * A QR code as part of the page itself: the policy of these pages allows no image that does not come from an address, and
 * what this one says should have none.
 */
export const qrCode = (text: string, says: string): Html => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const whole = size + 2 * quiet
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '',
  ).join('')
  return html`<svg class="qr" role="img" aria-label="${says}" viewBox="0 0 ${whole} ${whole}" width="${whole * 4}" height="${whole * 4}" shape-rendering="crispEdges"><rect width="${whole}" height="${whole}" fill="#fff"/><path fill="#000" d="${dark}"/></svg>`
}
