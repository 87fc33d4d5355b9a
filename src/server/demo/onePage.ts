/** One page with a title and a few lines, as the PDF specification's own smallest example has it. */
export const letter = (title: string, lines: readonly string[]): string => {
  const written = [title, ...lines].map((line, index) => {
    const plain = line.replace(/[^\x20-\x7e]/g, ' ').replace(/[()\\]/g, (sign) => `\\${sign}`)
    return `/F1 ${index === 0 ? 20 : 12} Tf (${plain}) Tj 0 -28 Td`
  })
  const drawing = `BT 72 760 Td ${written.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const parts = ['%PDF-1.4\n']
  const places = objects.map((object, index) => {
    const place = parts.join('').length
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = parts.join('').length
  return [
    ...parts,
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  ].join('')
}
