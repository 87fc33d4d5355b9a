import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { auditOf, type Person, rows } from '../world/world.ts'
import { reviewStage } from './stage.ts'

const stage = reviewStage()

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const document = await pdfjs.getDocument({ data: bytes, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return pages.join('\n').replace(/\s+/g, ' ')
}

/** What is printed of a review for somebody. */
const printed = async (by: Person, id: string): Promise<string> => {
  const { own, server } = stage
  const response = await fetch(`${server.url}/api/${own.tenantId}/performancereviews/${id}/report/File`, {
    headers: { authorization: `Bearer ${await server.tokenFor(by.userId)}`, 'tenant-id': own.tenantId },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return textOf(new Uint8Array(await response.arrayBuffer()))
}

describe('The report as a file', () => {
  test('holds what both wrote, what was said about it, and how it went; it is written down', async () => {
    const { own } = stage
    const { writing } = own.reviews
    await stage.write(own.target, { text: 'Three sites handed over.' })
    await stage.submit(own.target)
    await stage.write(own.manager, { text: 'A calm hand.' })
    await stage.submit(own.manager)
    for (const by of [own.target, own.manager, own.admin]) {
      const text = await printed(by, writing)
      for (const words of ['Three sites handed over.', 'A calm hand.', 'Employee', 'Reviewer', 'Submitted'])
        expect(text).toContain(words)
    }
    const taken = (await auditOf(stage.server, own)).filter(({ action }) => action === 'exported')
    expect(taken).toHaveLength(3)
    expect(taken[0]).toMatchObject({ kind: 'performanceReview' })
  })

  test('keeps from the other side, and from everybody, what has not been submitted by both', async () => {
    const { own } = stage
    await stage.write(own.target, { text: 'Not for you yet.' })
    await stage.submit(own.target)
    for (const by of [own.manager, own.admin, own.target])
      expect(await printed(by, own.reviews.writing)).not.toContain('Not for you yet.')
  })

  test('§ 3 never has a point for managers for the employee', async () => {
    const { own } = stage
    const { discussing } = own.reviews
    const [point] = await rows<{ readonly text: string }>(
      stage.server,
      'select text from review_points where tenant_id = $1 and review_id = $2 and type = 3',
      [own.tenantId, discussing],
    )
    const words = (point?.text ?? 'none').split(' ').at(-1) ?? ''
    expect(await printed(own.manager, discussing)).toContain('(for managers only)')
    const text = await printed(own.colleague, discussing)
    expect(text).not.toContain('for managers only')
    expect(text).not.toContain(point?.text ?? words)
  })

  test('is nobody else’s', async () => {
    const { own, other } = stage
    const path = `performancereviews/${own.reviews.writing}/report/File`
    expect((await stage.ask(path, own.colleague)).status).toBe(404)
    const { status } = await stage.server.ask(`/api/${own.tenantId}/${path}`, { as: other.admin.userId })
    expect(status).toBe(404)
  })
})

describe('The list as a file', () => {
  const file = async (by: Person, query = '') => {
    const answer = await stage.ask(`performancereviews/csv?${query}`, by)
    expect(answer.status, answer.text).toBe(200)
    return answer.text.replace('\uFEFF', '').trim().split('\r\n')
  }

  test('is what the list shows, in its order, safe from formulas, and is written down', async () => {
    const { own } = stage
    await rows(stage.server, `update reviews set name = '=1+1' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.reviews.writing,
    ])
    const [head, ...lines] = await file(own.manager, 'sort=employee')
    expect(head).toBe(
      'Name,Employee,Position,Reviewer,Starts,Due,Stage,Overdue,Employee submitted,Reviewer submitted,Completed',
    )
    const listed = await stage.listed(own.manager, 'sort=employee&limit=200')
    expect(lines.map((line) => line.split(',')[1])).toEqual(listed.map(({ employee }) => employee.fullName))
    expect(lines.find((line) => line.includes("'=1+1"))).toContain('Being written')
    expect((await auditOf(stage.server, own))[0]).toMatchObject({ action: 'exported', kind: 'reviewList' })
  })

  test('6 has nobody’s that the reader may not see', async () => {
    const { own, other } = stage
    expect(await file(own.featureHolder)).toHaveLength(1)
    expect(await file(own.colleague)).toHaveLength((await stage.listed(own.colleague)).length + 1)
    const { status } = await stage.server.ask(`/api/${other.tenantId}/performancereviews/csv`, { as: own.admin.userId })
    expect(status).toBe(404)
  })
})
