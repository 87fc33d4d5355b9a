/** What mails would leave this morning, by the reference; and what is remembered of them. */
import { dayAt, plusDays } from './days.ts'
import { type Company, decidingOf, dutyOf, factsOf, type Person, thresholdOf } from './reference.ts'

/** Who is told of others: the manager who can be, else the administrators; nobody of themself. */
const listenersTo = ({ people }: Company, about: Person): ReadonlyArray<Person> => {
  const able = people.filter(({ isActive, canSignIn }) => isActive && canSignIn)
  const manager = able.find(({ id }) => id === about.managerId)
  return (manager === undefined ? able.filter(({ isAdmin }) => isAdmin) : [manager]).filter(({ id }) => id !== about.id)
}

const isWaiting = (until: string | null, today: string) => until !== null && today < until

export const morningOf = (company: Company): ReadonlyArray<string> => {
  if (!company.hasModule) return []
  return [...(company.hasFlag ? certificationMails(company) : []), ...policyMails(company)].toSorted()
}

const send = ({ posted }: Company, key: string): ReadonlyArray<string> => {
  if (posted.has(key)) return []
  posted.add(key)
  return [key]
}

const certificationMails = (company: Company): ReadonlyArray<string> => {
  const today = dayAt(company.zone, company.now)
  const due = company.certificates.flatMap((one) => {
    const person = company.people.find(({ id }) => id === one.of)
    const reached = thresholdOf(company, one)
    const counts = decidingOf(company, one.of, one.type)?.id === one.id
    const isNews = reached !== null && (one.told === null || reached < one.told)
    const waits = isWaiting(one.snoozedUntil, today) || isWaiting(person?.pausedUntil ?? null, today)
    return person?.isActive === true && counts && isNews && !waits ? [{ one, person, reached }] : []
  })
  const listeners = new Set(due.flatMap(({ person }) => listenersTo(company, person)))
  for (const { one, reached } of due) one.told = reached
  return [
    ...due.flatMap(({ one }) => send(company, `certificationReminder:${one.id}:${today}`)),
    ...[...listeners].flatMap(({ id }) => send(company, `certificationDigest:${id}:${today}`)),
  ]
}

const policyMails = (company: Company): ReadonlyArray<string> => {
  const { zone, now } = company
  const today = dayAt(zone, now)
  const owing = company.policies.flatMap((policy) =>
    [...policy.bindings].flatMap(([id, binding]) => {
      const person = company.people.find((one) => one.id === id) as Person
      const facts = factsOf(policy, id)
      const duty = dutyOf(company, policy, person)
      if (facts === null || duty === null || duty.status === 'agreed' || duty.due === null) return []
      if (isWaiting(person.pausedUntil, today)) return []
      return [{ policy, person, binding, duty, facts, dueDay: dayAt(zone, duty.due) }]
    }),
  )
  const reminders = owing.flatMap(({ policy, person, binding, facts, dueDay }) => {
    const { remindEveryDays: every } = policy.settings
    const isTurn = binding.lastReminder === null || plusDays(dayAt(zone, binding.lastReminder), every ?? 0) <= today
    if (every === null || dueDay > today || !isTurn) return []
    const sent = send(company, `policyReminder:${policy.id}:${facts.substantive.no}:${person.id}:${today}`)
    if (sent.length > 0) binding.lastReminder = now
    return sent
  })
  const late = owing.filter(({ policy, binding, duty, facts, dueDay }) => {
    const { tellManagerAfterDays: after } = policy.settings
    const began = Math.max(binding.since, facts.substantive.at, duty.renewal ?? 0)
    const isTold = binding.managerTold !== null && binding.managerTold >= began
    return duty.status === 'late' && after !== null && plusDays(dueDay, after) <= today && !isTold
  })
  const listeners = new Set(late.flatMap(({ person }) => listenersTo(company, person)))
  const escalations = [...listeners].flatMap((to) => {
    const sent = send(company, `policyEscalation:${to.id}:${today}`)
    if (sent.length > 0)
      for (const { person, binding } of late) if (listenersTo(company, person).includes(to)) binding.managerTold = now
    return sent
  })
  return [...reminders, ...escalations]
}
