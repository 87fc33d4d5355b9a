import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { type Role, visit } from '../visit.tsx'

/** How a document begins; what is typed into it needs a browser (tests/e2e/policyEditor.spec.ts). */
const at = (as: Role = 'admin') => visit(pathTo('hrDocumentCreate'), { as })

describe('A new document (§ 2.1)', () => {
  it.each(['manager', 'employee'] as const)('is begun by nobody who does not manage them: a %s', async (as) => {
    const { main } = await at(as)
    await main.findByRole('heading', { level: 1 })
    expect(main.queryByRole('button', { name: /^Write a/ })).toBeNull()
  })

  it('is written, uploaded, or begun with a template; what it is decides what it is called', async () => {
    const { main, user } = await at()
    expect(await main.findByRole('button', { name: 'Write a policy' })).toBeTruthy()
    await user.click(main.getByRole('radio', { name: /^HR document|^Document/ }))
    expect(main.queryByRole('button', { name: 'Write a policy' })).toBeNull()
    expect(main.getByRole('button', { name: 'Write a document' })).toBeTruthy()
  })

  it('is not begun without its title', async () => {
    const { main, user, calls } = await at()
    await user.click(await main.findByRole('button', { name: 'Write a policy' }))
    const title = await main.findByRole('textbox', { name: /^Title/ })
    expect(document.activeElement).toBe(title)
    await user.click(main.getByRole('button', { name: 'Start writing' }))
    expect(title.getAttribute('aria-invalid')).toBe('true')
    expect(calls('hrDocuments.create')).toEqual([])
  })

  it('goes back to where one chose how', async () => {
    const { main, user } = await at()
    await user.click(await main.findByRole('button', { name: 'Write a policy' }))
    await user.click(await main.findByRole('button', { name: /^(Cancel|Back|Begin another way)/ }))
    expect(await main.findByRole('button', { name: 'Write a policy' })).toBeTruthy()
  })
})
