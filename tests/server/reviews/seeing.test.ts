import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { maySeeReview } from '../../../src/domain/reviews/access.ts'
import { ReviewChoices, ReviewRow } from '../../../src/domain/reviews/nouns.ts'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'
import type { Answer } from '../kit/server.ts'
import { type Call, objectOf, pathOf, requestOf, tenantCalls } from '../world/calls.ts'
import { type Person, rows } from '../world/world.ts'
import { asOne, reviewStage, strict } from './stage.ts'

const stage = reviewStage()
const { act, add, ask, one } = stage
const listed = async (by: Person, query = '') => (await stage.listed(by, query)).map(({ id }) => id).toSorted()

describe('1.7 Employee, reviewer, line above and admin; nobody else, on every call', () => {
  const about = tenantCalls.filter(({ path }) =>
    /\/performance(?:reviews\/\{id\}|reviewsubmits|ReviewDisc|ReviewSch|Reviews\/\{id\})/i.test(path),
  )
  const roles = ['featureHolder', 'admin', 'managerOfOthers', 'manager', 'colleague', 'target'] as const
  const asked = (call: Call, by: Person) => {
    const { own, server } = stage
    const id = objectOf(call, own)?.split('+').with(0, own.reviews.writing).join('+')
    return server.ask(pathOf(call, own.tenantId, id), {
      ...requestOf(call, own),
      as: by.userId,
      tenantId: own.tenantId,
    })
  }

  test('there are 26 calls about one', () => expect(about).toHaveLength(26))

  test.each(about.map((call) => [call.name, call] as const))('%s', async (_, call) => {
    const { own } = stage
    await rows(stage.server, 'update reviews set reviewer_id = $2 where tenant_id = $1', [
      own.tenantId,
      own.featureHolder.employeeId,
    ])
    const parties = {
      employeeId: own.target.employeeId,
      reviewerId: own.featureHolder.employeeId,
      line: [own.manager.employeeId, own.admin.employeeId],
    }
    for (const role of roles) {
      const person = own[role]
      const actor = {
        employeeId: person.employeeId,
        underlings: [],
        privileges: { features: [], roles: role === 'admin' ? (['admin'] as const) : [] },
      }
      // Who is asked for feedback sees nothing of the review by any other call.
      const isAsked = call.path.includes('/feedback/mine') && role === 'colleague'
      if (!maySeeReview(actor, parties) && !isAsked) expect((await asked(call, person)).status, role).toBe(404)
    }
  })

  test('the list and its count', async () => {
    const { own } = stage
    const { writing, submitted, discussing } = own.reviews
    const ofBoth = [writing, submitted, discussing].toSorted()
    for (const by of [own.manager, own.admin]) expect(await listed(by)).toEqual(ofBoth)
    expect(await listed(own.target)).toEqual([writing])
    expect(await listed(own.colleague)).toEqual([submitted, discussing].toSorted())
    for (const by of [own.featureHolder, own.managerOfOthers]) expect(await listed(by)).toEqual([])
    expect((await ask('performancereviews/count', own.featureHolder)).body.data).toBe(0)
    expect((await ask('performancereviews/count', own.target)).body.data).toBe(1)
  })

  test('6 nothing without the module, on any call', async () => {
    const { own, server, plan } = stage
    await rows(server, `update product_plans set modules = array_remove(modules, 'performanceReviews') where id = $1`, [
      plan,
    ])
    const ofArea = tenantCalls.filter(({ path }) => /\/performance|\/defaultDiscussionPoints/i.test(path))
    expect(ofArea.length).toBeGreaterThan(25)
    for (const call of ofArea) {
      const answer = await server.ask(pathOf(call, own.tenantId, objectOf(call, own)), {
        ...requestOf(call, own),
        as: own.admin.userId,
        tenantId: own.tenantId,
      })
      expect([call.name, answer.status, answer.body.errors[0]?.code]).toEqual([call.name, 403, 'module_missing'])
    }
    await rows(server, `update product_plans set modules = modules || array['performanceReviews'] where id = $1`, [
      plan,
    ])
  })
})

describe('7 GET performancereviews; 4 pending excludes Complete, completed has only Complete', () => {
  test('a complete one goes from one list to the other', async () => {
    const { own } = stage
    const { discussing } = own.reviews
    await act('report', own.manager, discussing)
    await act('acknowledge', own.colleague, discussing)
    await act('complete', own.manager, discussing)
    expect(await listed(own.colleague)).toEqual([own.reviews.submitted])
    expect(await listed(own.colleague, 'tab=completed')).toEqual([discussing])
    expect((await stage.listed(own.colleague, 'tab=completed'))[0]?.status).toBe('Complete')
  })

  test('searched by names, of one person, late', async () => {
    const { own } = stage
    expect(await listed(own.admin, 'search=nobody')).toEqual([])
    expect(await listed(own.admin, 'search=eve')).toEqual([own.reviews.writing])
    expect(await listed(own.admin, `person=${own.target.employeeId}`)).toEqual([own.reviews.writing])
    const late = asOne(await add({ scheduledDay: '2024-02-01', dueDay: '2024-02-20' }))
    expect(await listed(own.admin, 'late=true')).toEqual([late.id])
    expect((await ask('performancereviews?search=a%00b', own.admin)).status).toBe(400)
  })

  test('window by window, in each order, everything once', async () => {
    const { own } = stage
    for (const name of ['One', 'Two']) await add({ name })
    for (const sort of ['when', 'due', 'name', 'employee', 'reviewer', 'stage']) {
      const found: Array<string> = []
      for (let after: string | null = ''; after !== null; ) {
        const query: string = `sort=${sort}&limit=2${after === '' ? '' : `&after=${after}`}`
        const { body }: Answer = await ask(`performancereviews/list?${query}`, own.admin)
        const window = Schema.decodeUnknownSync(windowOf(ReviewRow), strict)(body.data)
        found.push(...window.rows.map(({ id }) => id))
        after = window.after
      }
      expect(found, sort).toHaveLength(5)
      expect(new Set(found).size, sort).toBe(5)
    }
  })

  test('of another client nothing, by guessed ids', async () => {
    const { own, other } = stage
    for (const path of [
      `performancereviews/${other.reviews.writing}`,
      `performancereviews/${other.reviews.discussing}/files/${other.reviews.file}`,
    ])
      expect((await ask(path, own.admin)).status).toBe(404)
    expect((await one(own.admin)).name).toContain('own')
  })
})

describe('Of whom one may plan', () => {
  const choices = async (by: Person) => {
    const { body, text } = await ask('performancereviews/choices', by)
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(ReviewChoices, strict)(body.data)
  }

  test('oneself and those below, each with who is above them; for an admin everybody; and who starts', async () => {
    const { own, put } = stage
    const ofTarget = await choices(own.target)
    expect(ofTarget.people.map(({ id }) => id)).toEqual([own.target.employeeId])
    const target = (await choices(own.manager)).people.find(({ id }) => id === own.target.employeeId)
    expect(target?.line.map(({ id }) => id)).toEqual([own.manager.employeeId, own.admin.employeeId])
    expect((await choices(own.admin)).people.map(({ id }) => id)).toContain(own.colleague.employeeId)
    expect(ofTarget.starters).toBe('managers')
    await put('performanceReviewSettings', { ...usualReviewSettings, starters: 'admins' }, own.admin)
    expect((await choices(own.target)).starters).toBe('admins')
  })
})
