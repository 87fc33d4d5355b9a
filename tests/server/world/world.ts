import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect } from 'effect'
import type { DocumentId } from '../../../src/domain/employees/documents/nouns.ts'
import type {
  AssetAuditId,
  AssetCategoryId,
  AssetFileId,
  AssetId,
  AssetLocationId,
  CertificationFileId,
  CertificationId,
  CertificationTypeId,
  ChangeRequestId,
  ChartPlanId,
  CheckInCommentId,
  CheckInId,
  CheckInSeriesId,
  CheckInTemplateId,
  DailyScrumBlockerId,
  DepartmentId,
  EmployeeId,
  FeedbackId,
  GoalActId,
  GoalCommentId,
  GoalId,
  HrDocumentId,
  ItemId,
  PolicyImageId,
  PositionId,
  PraiseId,
  ReviewCycleId,
  ReviewFileId,
  ReviewId,
  ReviewSubmitId,
  TenantId,
  UserId,
  VacancyId,
} from '../../../src/domain/kernel/ids.ts'
import type { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import type { TestDatabase } from '../kit/database.ts'
import { onKept } from '../kit/kept.ts'
import { newId } from '../kit/people.ts'

export interface Person {
  readonly userId: UserId
  readonly employeeId: EmployeeId
}

/** One tenant with somebody of each kind and something in every list; every text in it carries the canary. */
export interface World {
  readonly tenantId: TenantId
  readonly canary: string
  readonly admin: Person
  readonly secondAdmin: Person
  /** Manages the target. */
  readonly manager: Person
  /** The employee whom calls are about: no reports, a login. */
  readonly target: Person
  readonly managerOfOthers: Person
  readonly colleague: Person
  /** May do everything with position templates. */
  readonly featureHolder: Person
  /** Reports to the manager, is hidden from the directory, and cannot sign in. */
  readonly hidden: EmployeeId
  readonly inactive: EmployeeId
  readonly department: DepartmentId
  /** A department nobody works in. */
  readonly emptyDepartment: DepartmentId
  /** An item of each list, used by nobody. */
  readonly items: Readonly<Record<ListName, ItemId>>
  /** Another one of each. */
  readonly others: Readonly<Record<ListName, ItemId>>
  /** The target's current one, a draft. */
  readonly position: PositionId
  /** Another of the target's, which waits to be acknowledged. */
  readonly approvedPosition: PositionId
  /** The target's, a draft. */
  readonly goal: GoalId
  /** The target's. */
  readonly goalAct: GoalActId
  readonly goalImport: ItemId
  /** Positions that the admin has given. */
  readonly positionAct: ItemId
  /** Written by the target. */
  readonly comment: GoalCommentId
  /** In the target's way. */
  readonly blocker: DailyScrumBlockerId
  /** Of the target, by the colleague, for the target's line alone. */
  readonly praise: PraiseId
  /** Of a world that `asks`: the target wants another phone number. */
  readonly changeRequest: ChangeRequestId
  readonly feedback: FeedbackId
  /** A draft that moves nobody yet. */
  readonly chartPlan: ChartPlanId
  /** Open, below the target's manager. */
  readonly vacancy: VacancyId
  readonly subscription: string
  /** The permission group of the one who holds a feature. */
  readonly group: string
  readonly plan: string
  /** A policy that binds nobody yet, and may be given to somebody. */
  readonly chosenPolicy: HrDocumentId
  /** Published in version 1, written, and binding everybody. */
  readonly policy: HrDocumentId
  /** Written, and never published. */
  readonly policyDraft: HrDocumentId
  /** Uploaded to the published policy, and in none of its versions. */
  readonly policyImage: PolicyImageId
  /** Published in version 1 as the template was then; binds nobody. */
  readonly templatedPolicy: HrDocumentId
  /** Of policies; nothing is filed under it. */
  readonly unusedCategory: string
  /** A file of the target's. */
  readonly document: DocumentId
  /** Of the target, verified, with one file. */
  readonly certification: CertificationId
  readonly certificationFile: CertificationFileId
  /** Of the target with the manager. */
  readonly checkIns: {
    readonly template: CheckInTemplateId
    readonly single: CheckInId
    readonly ofSeries: CheckInId
    readonly series: CheckInSeriesId
    /** On the agenda of the single one. */
    readonly item: ItemId
    /** Under the single one, written by the target. */
    readonly comment: CheckInCommentId
    /** What the single one asks both. */
    readonly question: ItemId
  }
  /** By the manager. */
  readonly reviews: {
    /** Of the target: both write. */
    readonly writing: ReviewId
    readonly cycle: ReviewCycleId
    /** Of the colleague: both have submitted. */
    readonly submitted: ReviewId
    /** Of the colleague: it is discussed. */
    readonly discussing: ReviewId
    /** Of the target in the one that is written. */
    readonly submit: ReviewSubmitId
    /** What that one asks both. */
    readonly question: ItemId
    /** Of the one that is discussed: added by the colleague, and for both. */
    readonly file: ReviewFileId
    readonly point: ItemId
    readonly action: ItemId
  }
  readonly assets: {
    /** In stock, with one file. */
    readonly stock: AssetId
    /** Awaits that the colleague accepts it. */
    readonly given: AssetId
    readonly returned: AssetId
    readonly retired: AssetId
    readonly file: AssetFileId
    /** Of the location, going on. */
    readonly audit: AssetAuditId
    /** Of which nothing is left. */
    readonly import: ItemId
    /** What they are of, and where; used by nothing, and another of each. */
    readonly category: AssetCategoryId
    readonly location: AssetLocationId
    readonly unusedCategory: AssetCategoryId
    readonly unusedLocation: AssetLocationId
  }
  /** Of the target, handed in and not answered yet. */
  readonly submission: CertificationId
  /** What both are of; required of nobody. */
  readonly certificationType: CertificationTypeId
  /** An import that has made the hidden one. */
  readonly import: ItemId
  /** A view of the list, the target's own. */
  readonly view: ItemId
  /** A report the target has saved, and gets by mail. */
  readonly savedReport: ItemId
}

export type CollectionName =
  | 'categories'
  | 'departments'
  | 'defaultDiscussionPoints'
  | 'coreValues'
  | 'meetingLocations'
  | 'performanceReviewTemplates'
  | 'positionTemplates'

export type ListName = CollectionName | 'tags' | 'goalTemplates'

/** Given a server's folder, the files have bytes too. */
type Where = Pick<TestDatabase, 'superuser'> & { readonly dataDir?: string }

export const everyModule = [
  'assetRegister',
  'checkIns',
  'compliance',
  'goals',
  'orgChart',
  'positionDescriptions',
  'performanceReviews',
]

/** A goal of a template, whatever it is called. */
export const templateGoal = (title: string) => ({
  id: newId(),
  title,
  description: title,
  dueInDays: 30,
  kind: 'number',
  start: 10,
  target: 2,
  unit: 'defects',
})

/** A template of reviews: one question in words. */
export const reviewTemplate = (name: string, text: string) => ({
  name,
  description: text,
  isArchived: false,
  sections: [
    {
      id: newId(),
      title: text,
      questions: [
        {
          id: newId(),
          text,
          help: text,
          asked: 'both',
          others: 'peers',
          kind: 'text',
          choices: [] as string[],
          weight: 1,
        },
      ],
    },
  ],
})

/** Nobody is in it. */
const emptyCycle = (id: ReviewCycleId, templateId: ItemId) => ({
  id,
  name: 'Nobody',
  templateId,
  who: 'people',
  departmentIds: [],
  managerId: null,
  employeeIds: [],
  kind: 'byDates',
  from: '2031-05-04',
  dueDay: '2031-05-18',
  months: null,
  dueDays: null,
  reviewerId: null,
})

const askedInReview = (text: string, question: ItemId) =>
  reviewTemplate(text, text).sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => ({ ...one, id: question, parts: [] })),
  }))

/** A plan with every module, the same for all worlds of a database. */
export const addPlan = async (where: Where): Promise<string> => {
  const id = newId<string & { readonly brand: 'plan' }>()
  await run(where, [
    [
      `insert into product_plans (id, name, description, pricing_options, modules) values ($1, 'Everything', '',
        '[{"billingCycle":"Monthly","unitAmount":900},{"billingCycle":"Annual","unitAmount":9000}]', $2)`,
      [id, everyModule],
    ],
  ])
  return id
}

export const makeWorld = async (
  where: Where,
  {
    name,
    plan,
    status = 'Active',
    asks = false,
  }: {
    readonly name: string
    readonly plan: string
    readonly status?: 'Active' | 'Inactive'
    /** The target has asked for a change of their record; it waits for their manager. */
    readonly asks?: boolean
  },
): Promise<World> => {
  const tenantId = newId<TenantId>()
  const canary = `canary-${name}-${tenantId.slice(0, 8)}`
  const person = (): Person => ({ userId: newId<UserId>(), employeeId: newId<EmployeeId>() })
  const [admin, secondAdmin, manager, target, managerOfOthers, colleague, featureHolder] = [
    person(),
    person(),
    person(),
    person(),
    person(),
    person(),
    person(),
  ] as [Person, Person, Person, Person, Person, Person, Person]
  const [hidden, inactive, othersReport] = [newId<EmployeeId>(), newId<EmployeeId>(), newId<EmployeeId>()]
  const [department, emptyDepartment] = [newId<DepartmentId>(), newId<DepartmentId>()]
  const [group, subscription, tag, category] = [newId(), newId(), newId(), newId()] as string[]
  const [policy, policyDraft] = [newId<HrDocumentId>(), newId<HrDocumentId>()]
  const policyImage = newId<PolicyImageId>()
  const templatedPolicy = newId<HrDocumentId>()
  const unusedCategory = `${canary} unused`
  const [chosenPolicy, paper] = [newId<HrDocumentId>(), newId<DocumentId>()]
  const [certification, submission] = [newId<CertificationId>(), newId<CertificationId>()]
  const assets: World['assets'] = {
    stock: newId(),
    given: newId(),
    returned: newId(),
    retired: newId(),
    file: newId(),
    audit: newId(),
    import: newId(),
    category: newId(),
    location: newId(),
    unusedCategory: newId(),
    unusedLocation: newId(),
  }
  const [certificationType, certificationFile] = [newId<CertificationTypeId>(), newId<CertificationFileId>()]
  const [position, approvedPosition] = [newId<PositionId>(), newId<PositionId>()]
  const checkIns = {
    template: newId<CheckInTemplateId>(),
    single: newId<CheckInId>(),
    ofSeries: newId<CheckInId>(),
    series: newId<CheckInSeriesId>(),
    item: newId<ItemId>(),
    comment: newId<CheckInCommentId>(),
    question: newId<ItemId>(),
  }
  const asked = JSON.stringify([
    {
      id: newId(),
      title: `${canary} section`,
      questions: [{ id: checkIns.question, text: `${canary} question`, asked: 'both', kind: 'text' }],
    },
  ])
  const reviews = {
    writing: newId<ReviewId>(),
    cycle: newId<ReviewCycleId>(),
    submitted: newId<ReviewId>(),
    discussing: newId<ReviewId>(),
    submit: newId<ReviewSubmitId>(),
    question: newId<ItemId>(),
    file: newId<ReviewFileId>(),
    point: newId<ItemId>(),
    action: newId<ItemId>(),
  }
  const blocker = newId<DailyScrumBlockerId>()
  const praise = newId<PraiseId>()
  const changeRequest = newId<ChangeRequestId>()
  const feedback = newId<FeedbackId>()
  const chartPlan = newId<ChartPlanId>()
  const vacancy = newId<VacancyId>()
  const [goal, comment, goalAct] = [newId<GoalId>(), newId<GoalCommentId>(), newId<GoalActId>()]
  const [goalImport, positionAct] = [newId<ItemId>(), newId<ItemId>()]
  const [importId, view, savedReport] = [newId<ItemId>(), newId<ItemId>(), newId<ItemId>()]
  const items = {
    categories: newId<ItemId>(),
    departments: emptyDepartment as string as ItemId,
    defaultDiscussionPoints: newId<ItemId>(),
    coreValues: newId<ItemId>(),
    meetingLocations: newId<ItemId>(),
    performanceReviewTemplates: newId<ItemId>(),
    positionTemplates: newId<ItemId>(),
    goalTemplates: newId<ItemId>(),
    tags: newId<ItemId>(),
  }
  const others = {
    categories: newId<ItemId>(),
    departments: department as string as ItemId,
    defaultDiscussionPoints: newId<ItemId>(),
    coreValues: newId<ItemId>(),
    meetingLocations: newId<ItemId>(),
    performanceReviewTemplates: newId<ItemId>(),
    positionTemplates: newId<ItemId>(),
    goalTemplates: newId<ItemId>(),
    tags: tag as ItemId,
  }
  const other = `${canary} other`

  if (where.dataDir !== undefined)
    await putFiles(where.dataDir, tenantId, [paper, assets.file, certificationFile, reviews.file, policyImage], canary)
  const people = [admin, secondAdmin, manager, target, managerOfOthers, colleague, featureHolder]
  const employees: ReadonlyArray<readonly [EmployeeId, string, EmployeeId | null, EmployeeTraits]> = [
    [admin.employeeId, 'Ava', null, { isAdmin: true }],
    [secondAdmin.employeeId, 'Bea', null, { isAdmin: true }],
    [manager.employeeId, 'Max', admin.employeeId, {}],
    [target.employeeId, 'Eve', manager.employeeId, {}],
    [managerOfOthers.employeeId, 'Noor', admin.employeeId, {}],
    [othersReport, 'Otto', managerOfOthers.employeeId, {}],
    [colleague.employeeId, 'Cleo', admin.employeeId, {}],
    [featureHolder.employeeId, 'Yuri', admin.employeeId, {}],
    [hidden, 'Hana', manager.employeeId, { isHidden: true }],
    [inactive, 'Ines', manager.employeeId, { isInactive: true }],
  ]
  await run(where, [
    [
      `insert into tenants (id, name, status, product_plan, company_vision, logo_url)
       values ($1, $2, $3, null, $2, '/logos/' || $2)`,
      [tenantId, canary, status],
    ],
    [
      'insert into departments (tenant_id, id, name) values ($1, $2, $4), ($1, $3, $5)',
      [tenantId, department, emptyDepartment, `${canary} Yard`, `${canary} Empty`],
    ],
    many(
      'employees',
      employees.map(([id, firstName, reportsTo, traits]) => ({
        id,
        tenant_id: tenantId,
        first_name: firstName,
        last_name: canary,
        email: `${firstName.toLowerCase()}@${canary}.example`,
        phone: canary,
        reports_to: reportsTo,
        department_id: department,
        start_date: '2021-07-05',
        is_active: traits.isInactive !== true,
        roles: traits.isAdmin ? ['admin'] : [],
        hide_from_directory: traits.isHidden === true,
      })),
    ),
    many(
      'memberships',
      people.map(({ userId, employeeId }) => ({ tenant_id: tenantId, user_id: userId, employee_id: employeeId })),
    ),
    many(
      'identity.users',
      people.map(({ userId }) => ({
        id: userId,
        email: `${userId}@${canary}.example`,
        display_name: canary,
        // The target has a second factor.
        totp_secret: userId === target.userId ? 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' : null,
      })),
    ),
    [
      'insert into positions (tenant_id, id, employee_id, title, description) values ($1, $2, $3, $4, $4)',
      [tenantId, position, target.employeeId, `${canary} Clerk`],
    ],
    [
      `insert into positions (tenant_id, id, employee_id, title, description, status, is_current, approved_by, approved_utc)
       values ($1, $2, $3, $4, $4, 'Approved', false, $5, now())`,
      [tenantId, approvedPosition, target.employeeId, `${canary} Warden`, manager.employeeId],
    ],
    [
      `insert into goals (tenant_id, id, employee_id, title, description, progress) values ($1, $2, $3, $4, $4, $5::jsonb)`,
      [
        tenantId,
        goal,
        target.employeeId,
        `${canary} goal`,
        JSON.stringify({ kind: 'number', start: 0, current: 2, target: 5, unit: canary.slice(0, 20) }),
      ],
    ],
    [
      `insert into check_in_templates (tenant_id, id, name, description, sections) values ($1, $2, $3, $3, $4::jsonb)`,
      [tenantId, checkIns.template, `${canary} template`, asked],
    ],
    [
      `insert into check_in_series (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, rules)
       values ($1, $2, $3, $4, $5, $6::jsonb, 30, $7::jsonb)`,
      [
        tenantId,
        checkIns.series,
        target.employeeId,
        manager.employeeId,
        `${canary} series`,
        asked,
        JSON.stringify({
          stretches: [
            { from: 0, anchor: '2031-05-06', time: '09:30', rhythm: { every: 1, unit: 'week', weekday: 2, week: 1 } },
          ],
          exceptions: [],
          end: null,
        }),
      ],
    ],
    ...([checkIns.single, checkIns.ofSeries] as const).map(
      (id): Statement => [
        `insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, day, time,
           scheduled_utc, due_utc, series_id, number)
         values ($1, $2, $3, $4, $5, $6::jsonb, 30, '2031-05-06', '09:30', '2031-05-05T23:30:00Z',
           '2031-05-06T13:59:59.999Z', $7::uuid, case when $7::uuid is not null then 0 end)`,
        [
          tenantId,
          id,
          target.employeeId,
          manager.employeeId,
          `${canary} check-in`,
          asked,
          id === checkIns.single ? null : checkIns.series,
        ],
      ],
    ),
    [
      `insert into check_in_items (tenant_id, id, check_in_id, kind, text, by_id) values ($1, $2, $3, 'agenda', $4, $5)`,
      [tenantId, checkIns.item, checkIns.single, `${canary} item`, target.employeeId],
    ],
    [
      'insert into check_in_comments (tenant_id, id, check_in_id, author_id, text) values ($1, $2, $3, $4, $5)',
      [tenantId, checkIns.comment, checkIns.single, target.employeeId, `${canary} comment`],
    ],
    [
      'insert into check_in_private_notes (tenant_id, check_in_id, author_id, text) values ($1, $2, $3, $4)',
      [tenantId, checkIns.single, manager.employeeId, `${canary} private`],
    ],
    [
      'insert into chart_plans (tenant_id, id, name, note) values ($1, $2, $3, $4)',
      [tenantId, chartPlan, `${canary} reorganisation`, canary],
    ],
    [
      'insert into vacancies (tenant_id, id, title, reports_to, note) values ($1, $2, $3, $4, $5)',
      [tenantId, vacancy, `${canary} vacancy`, manager.employeeId, canary],
    ],
    [
      `insert into review_cycles (tenant_id, id, name, rules, made, template_name, sections, asks_employee, asks_reviewer,
         hides_until_both, from_day, due_day)
       values ($1, $2, $3, $4::jsonb, $5::jsonb, $3, $6::jsonb, true, true, true, '2031-05-04', '2031-05-18')`,
      [
        tenantId,
        reviews.cycle,
        `${canary} cycle`,
        JSON.stringify(emptyCycle(reviews.cycle, items.performanceReviewTemplates)),
        JSON.stringify({ id: reviews.cycle, planned: 0, skipped: [] }),
        JSON.stringify(askedInReview(canary, reviews.question)),
      ],
    ],
    ...(['writing', 'submitted', 'discussing'] as const).map(
      (which): Statement => [
        `insert into reviews (tenant_id, id, employee_id, reviewer_id, name, position_title, sections, asks_employee,
           asks_reviewer, hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc, stage)
         values ($1, $2, $3, $4, $5, $5, $6::jsonb, true, true, true, '2024-01-08', '2024-01-07T13:00:00Z', '2031-05-06',
           '2031-05-06T13:59:59.999Z', $7)`,
        [
          tenantId,
          reviews[which],
          (which === 'writing' ? target : colleague).employeeId,
          manager.employeeId,
          `${canary} ${which}`,
          JSON.stringify(askedInReview(canary, reviews.question)),
          { writing: 'Writing', submitted: 'Submitted', discussing: 'Discussing' }[which],
        ],
      ],
    ),
    [
      `insert into review_submits (tenant_id, id, review_id, side, submitted_utc, receipt_id, answers, sha256)
       select r.tenant_id, case when r.id = $2 and side = 'employee' then $3::uuid else gen_random_uuid() end, r.id, side,
         case when r.id <> $2 then now() end, case when r.id <> $2 then gen_random_uuid() end, 1, ''
       from reviews r cross join unnest(array['employee', 'reviewer']) as sides (side) where r.tenant_id = $1`,
      [tenantId, reviews.writing, reviews.submit],
    ],
    [
      `insert into review_answers (tenant_id, review_id, side, question_id, text, by_id)
       select tenant_id, id, side, $2, $3 || ' by the ' || side, case side when 'employee' then employee_id else reviewer_id end
       from reviews cross join unnest(array['employee', 'reviewer']) as sides (side) where tenant_id = $1`,
      [tenantId, reviews.question, canary],
    ],
    [
      'insert into review_feedback (tenant_id, review_id, is_anonymous, smallest_group) values ($1, $2, true, 3)',
      [tenantId, reviews.writing],
    ],
    [
      `insert into review_feedback_requests (tenant_id, review_id, employee_id, group_name) values ($1, $2, $3, 'peers')`,
      [tenantId, reviews.writing, colleague.employeeId],
    ],
    [
      'insert into review_feedback_proposals (tenant_id, review_id, employee_id, reason) values ($1, $2, $3, $4)',
      [tenantId, reviews.writing, managerOfOthers.employeeId, `${canary} proposed`],
    ],
    [
      `insert into review_feedback_answers (tenant_id, request_id, question_id, text)
       select tenant_id, id, $2, $3 from review_feedback_requests where tenant_id = $1`,
      [tenantId, reviews.question, `${canary} feedback`],
    ],
    [
      `insert into review_points (tenant_id, id, review_id, type, text, note)
       values ($1, $2, $3, 1, $4, ''), ($1, gen_random_uuid(), $3, 3, $5, $5)`,
      [tenantId, reviews.point, reviews.discussing, `${canary} point`, `${canary} manager point`],
    ],
    [
      `insert into review_actions (tenant_id, id, review_id, text, owner) values ($1, $2, $3, $4, 'employee')`,
      [tenantId, reviews.action, reviews.discussing, `${canary} action`],
    ],
    [
      `insert into review_files (tenant_id, id, review_id, side, by_id, name, content_type, size, sha256)
       values ($1, $2, $3, 'employee', $4, $5, 'image/png', 1, '')`,
      [tenantId, reviews.file, reviews.discussing, colleague.employeeId, `${canary}.png`],
    ],
    [
      'insert into goal_comments (tenant_id, id, goal_id, author_id, text) values ($1, $2, $3, $4, $5)',
      [tenantId, comment, goal, target.employeeId, `${canary} comment`],
    ],
    [
      `insert into employee_imports (tenant_id, id, file_name, status, row_count, made_count, finished_utc)
       values ($1, $2, $3, 'done', 1, 1, now())`,
      [tenantId, importId, `${canary}.csv`],
    ],
    [
      'insert into employee_import_people (tenant_id, import_id, employee_id) values ($1, $2, $3)',
      [tenantId, importId, hidden],
    ],
    [
      `insert into saved_views (tenant_id, id, employee_id, list, name, query)
       values ($1, $2, $3, 'employees', $4, $4)`,
      [tenantId, view, target.employeeId, canary],
    ],
    [
      `insert into saved_views (tenant_id, id, employee_id, list, name, query)
       values ($1, $2, $3, 'reports', $4, 'report=employeeDirectory&search=' || $4)`,
      [tenantId, savedReport, target.employeeId, `${canary} report`],
    ],
    [
      `insert into report_schedules (tenant_id, view_id, every, weekday, month_day, since_day)
       values ($1, $2, 'week', '1', '1', current_date + 30)`,
      [tenantId, savedReport],
    ],
    ...(['category', 'unusedCategory'] as const).map(
      (which): Statement => [
        `insert into asset_categories (tenant_id, id, name, number_style, needs_acceptance)
         values ($1, $2, $3, 'A-#', true)`,
        [tenantId, assets[which], `${canary} ${which}`],
      ],
    ),
    ...(['location', 'unusedLocation'] as const).map(
      (which): Statement => [
        'insert into asset_locations (tenant_id, id, name, address) values ($1, $2, $3, $3)',
        [tenantId, assets[which], `${canary} ${which}`],
      ],
    ),
    ...(
      [
        ['stock', 'A-1', 'inStock', null],
        ['given', 'A-2', 'awaitingAcceptance', colleague.employeeId],
        ['returned', 'A-3', 'returned', null],
        ['retired', 'A-4', 'retired', null],
      ] as const
    ).map(
      ([which, number, state, holder]): Statement => [
        `insert into assets (tenant_id, id, number, name, category_id, location_id, condition, currency, state,
           holder_employee_id) values ($1, $2, $3, $4, $5, $6, 'good', 'AUD', $7, $8)`,
        [tenantId, assets[which], number, `${canary} ${which}`, assets.category, assets.location, state, holder],
      ],
    ),
    [
      `insert into asset_events (tenant_id, id, asset_id, kind, by_id, holder_employee_id, before)
       values ($1, gen_random_uuid(), $2, 'assigned', $3, $4, $5)`,
      [tenantId, assets.given, admin.employeeId, colleague.employeeId, JSON.stringify(inStockBefore(assets.location))],
    ],
    [
      `insert into goal_imports (tenant_id, id, file_name, row_count, made_count, changed_count, unchanged_count, created_by)
       values ($1, $2, $3, 1, 1, 0, 0, $4)`,
      [tenantId, goalImport, `${canary}.csv`, admin.employeeId],
    ],
    [
      `insert into asset_imports (tenant_id, id, file_name, row_count, made_count, changed_count, unchanged_count)
       values ($1, $2, $3, 1, 1, 0, 0)`,
      [tenantId, assets.import, `${canary}.csv`],
    ],
    [
      `insert into asset_audits (tenant_id, id, location_id, location_name, started_by) values ($1, $2, $3, $4, $5)`,
      [tenantId, assets.audit, assets.location, `${canary} audit`, admin.employeeId],
    ],
    [
      `insert into asset_files (tenant_id, id, asset_id, name, content_type, size, sha256)
       values ($1, $2, $3, $4, 'image/png', 1, '')`,
      [tenantId, assets.file, assets.stock, `${canary}.png`],
    ],
    ['insert into tags (tenant_id, id, name) values ($1, $2, $3)', [tenantId, tag, `${canary} tag`]],
    [
      'insert into employee_tags (tenant_id, employee_id, tag_id) values ($1, $2, $3)',
      [tenantId, target.employeeId, tag],
    ],
    [
      'insert into security_groups (tenant_id, id, name, features) values ($1, $2, $3, $4::jsonb)',
      [
        tenantId,
        group,
        `${canary} group`,
        JSON.stringify([
          { featureId: 'positionTemplatesManage', actions: ['View', 'Use', 'Modify', 'Delete', 'Create'] },
        ]),
      ],
    ],
    [
      'insert into security_group_members (tenant_id, group_id, employee_id) values ($1, $2, $3)',
      [tenantId, group, featureHolder.employeeId],
    ],
    [
      'insert into subscriptions (tenant_id, id, product_plan_id, billing_cycle) values ($1, $2, $3, $4)',
      [tenantId, subscription, plan, 'Monthly'],
    ],
    [
      `insert into feature_flags (tenant_id, name, is_enabled) values ($1, 'billing', true), ($1, 'certifications', true),
        ($1, 'assetRegister', true)`,
      [tenantId],
    ],
    [
      `insert into tenant_onboarding (tenant_id, status, stages) values ($1, 'Pending', $2::jsonb)`,
      [tenantId, JSON.stringify([{ type: canary, status: 'Pending' }])],
    ],
    [
      'insert into hr_document_categories (tenant_id, id, name) values ($1, $2, $3), ($1, $4, $5)',
      [tenantId, category, `${canary} policies`, newId(), unusedCategory],
    ],
    [
      `insert into hr_documents (tenant_id, id, title, category_id, is_for_all, version_no, published_utc,
         agree_from_version_no, agree_from_utc)
       values ($1, $2, $3, $4, true, 1, now(), 1, now()), ($1, $5, $6, null, false, 1, now(), 1, now())`,
      [tenantId, policy, `${canary} code of conduct`, category, chosenPolicy, `${canary} working at heights`],
    ],
    [
      `insert into hr_document_versions (tenant_id, document_id, version_no, title, category, content, sha256, is_substantive)
       select tenant_id, id, 1, title, $2, $3::jsonb, md5(title), true from hr_documents where tenant_id = $1`,
      [tenantId, `${canary} policies`, JSON.stringify(textOf(canary))],
    ],
    [
      `insert into hr_document_templates (id, title, category, version) values ($1, 'Heat', 'Safety', 2)
       on conflict do nothing`,
      [policyTemplate],
    ],
    [
      `insert into hr_document_template_versions (template_id, version, content, updated_utc)
       values ($1, 1, $2::jsonb, now()), ($1, 2, $3::jsonb, now()) on conflict do nothing`,
      [policyTemplate, JSON.stringify(textOf('Drink.')), JSON.stringify(textOf('Drink water.'))],
    ],
    [
      `insert into hr_documents (tenant_id, id, title, is_for_all, version_no, published_utc, agree_from_version_no,
         agree_from_utc, template_id, template_version)
       values ($1, $2, $3, false, 1, now(), 1, now(), $4, 1)`,
      [tenantId, templatedPolicy, `${canary} heat`, policyTemplate],
    ],
    [
      `insert into hr_document_versions (tenant_id, document_id, version_no, title, content, sha256, is_substantive)
       values ($1, $2, 1, $3, $4::jsonb, md5($3), true)`,
      [tenantId, templatedPolicy, `${canary} heat`, JSON.stringify(textOf('Drink.'))],
    ],
    [
      `insert into hr_document_images (tenant_id, id, document_id, name, content_type, size, sha256, width, height)
       values ($1, $2, $3, $4, 'image/png', 1, repeat('0', 64), 1, 1)`,
      [tenantId, policyImage, policy, `${canary}.png`],
    ],
    ['insert into hr_documents (tenant_id, id, title) values ($1, $2, $3)', [tenantId, policyDraft, `${canary} draft`]],
    [
      'insert into hr_document_drafts (tenant_id, document_id, title, content) values ($1, $2, $3, $4::jsonb)',
      [tenantId, policyDraft, `${canary} draft`, JSON.stringify(textOf(canary))],
    ],
    [
      'insert into employee_personal (tenant_id, id, gender, address) values ($1, $2, $3, $3)',
      [tenantId, target.employeeId, `${canary} personal`],
    ],
    [
      'insert into employee_emergency (tenant_id, id, contact_name, contact_phone) values ($1, $2, $3, $3)',
      [tenantId, target.employeeId, `${canary} emergency`],
    ],
    [
      'insert into employee_other (tenant_id, id, notes) values ($1, $2, $3)',
      [tenantId, target.employeeId, `${canary} other`],
    ],
    [
      `insert into files (tenant_id, id, kind, type, owner_employee_id, added_by, name, content_type, size, sha256)
       values ($1, $2, 'document', 0, $3, $4, $5, 'text/csv', 1, '')`,
      [tenantId, paper, target.employeeId, admin.employeeId, `${canary}.csv`],
    ],
    [
      'insert into certification_types (tenant_id, id, name, description) values ($1, $2, $3, $3)',
      [tenantId, certificationType, `${canary} ticket`],
    ],
    [
      `insert into certifications (tenant_id, id, employee_id, type_id, expiry_utc, verification, verified_by)
       values ($1, $2, $3, $4, '2030-01-01', 'verified', $5)`,
      [tenantId, certification, target.employeeId, certificationType, admin.employeeId],
    ],
    [
      `insert into certifications (tenant_id, id, employee_id, type_id, verification)
       values ($1, $2, $3, $4, 'submitted')`,
      [tenantId, submission, target.employeeId, certificationType],
    ],
    [
      `insert into certification_files (tenant_id, id, certification_id, name, content_type, size, sha256)
       values ($1, $2, $3, $4, 'image/png', 1, '')`,
      [tenantId, certificationFile, certification, `${canary}.png`],
    ],
    ['insert into categories (tenant_id, id, text) values ($1, $2, $3)', [tenantId, items.categories, canary]],
    [
      'insert into default_discussion_points (tenant_id, id, item) values ($1, $2, $3::jsonb)',
      [tenantId, items.defaultDiscussionPoints, JSON.stringify({ text: canary, type: 1 })],
    ],
    [
      'insert into core_values (tenant_id, id, content) values ($1, $2, $3::jsonb)',
      [tenantId, items.coreValues, JSON.stringify({ name: canary, description: canary })],
    ],
    [
      'insert into meeting_locations (tenant_id, id, content) values ($1, $2, $3::jsonb)',
      [tenantId, items.meetingLocations, JSON.stringify({ name: canary, detail: canary })],
    ],
    [
      'insert into performance_review_templates (tenant_id, id, content) values ($1, $2, $3::jsonb)',
      [tenantId, items.performanceReviewTemplates, JSON.stringify(reviewTemplate(canary, canary))],
    ],
    [
      `insert into position_templates (tenant_id, id, title, description, department, global_position_template_id,
         global_version) values ($1, $2, $3, $3, $4, $5, 1)`,
      [tenantId, items.positionTemplates, canary, department, globalPosition],
    ],
    [
      'insert into position_acts (tenant_id, id, by_id, asked, made) values ($1, $2, $3, $4::jsonb, $5::jsonb)',
      [
        tenantId,
        positionAct,
        admin.employeeId,
        JSON.stringify({ id: positionAct, note: canary }),
        JSON.stringify({ id: positionAct, people: 0, left: [], held: [] }),
      ],
    ],
    ...[
      [items.goalTemplates, canary],
      [others.goalTemplates, other],
    ].map(
      ([id, name]) =>
        [
          'insert into goal_templates (tenant_id, id, content) values ($1, $2, $3::jsonb)',
          [
            tenantId,
            id,
            JSON.stringify({ name, description: canary, isArchived: false, goals: [templateGoal(canary)] }),
          ],
        ] as const,
    ),
    [
      'insert into goal_acts (tenant_id, id, by_id, asked, made) values ($1, $2, $3, $4::jsonb, $5::jsonb)',
      [
        tenantId,
        goalAct,
        target.employeeId,
        JSON.stringify({ id: goalAct, note: canary }),
        JSON.stringify({ id: goalAct, goals: 0, people: 0, left: [] }),
      ],
    ],
    [
      `insert into daily_scrum_entries (tenant_id, employee_id, day, done, plan) values ($1, $2, '2024-02-01', $3, $3)`,
      [tenantId, target.employeeId, canary],
    ],
    [
      `insert into daily_scrum_blockers (tenant_id, id, employee_id, text, raised_day, place)
       values ($1, $2, $3, $4, '2024-02-01', 1)`,
      [tenantId, blocker, target.employeeId, canary],
    ],
    [
      `insert into praise (tenant_id, id, given_by, text, audience) values ($1, $2, $3, $4, 'Line')`,
      [tenantId, praise, colleague.employeeId, canary],
    ],
    [
      'insert into feedback (tenant_id, id, number, employee_id, kind, message, page, product_version) values ($1, $2, 1, $3, $4, $5, $6, $7)',
      [tenantId, feedback, colleague.employeeId, 'idea', canary, '/', 'b1'],
    ],
    [
      `insert into calendar_feeds (tenant_id, employee_id, user_id, secret_hash)
       select tenant_id, employee_id, user_id, md5(user_id::text) from memberships where tenant_id = $1`,
      [tenantId],
    ],
    [
      `insert into change_requests (tenant_id, id, employee_id, changes, note)
       select e.tenant_id, $2, e.id,
         jsonb_build_array(jsonb_build_object('field', 'phone', 'before', e.phone, 'after', '0491 570 158')), $4
       from employees e where e.tenant_id = $1 and e.id = $3 and $5`,
      [tenantId, changeRequest, target.employeeId, canary, asks],
    ],
    [
      'insert into praise_people (tenant_id, praise_id, employee_id) values ($1, $2, $3)',
      [tenantId, praise, target.employeeId],
    ],
    ['insert into tags (tenant_id, id, name) values ($1, $2, $3)', [tenantId, items.tags, `${canary} unused`]],
    ['insert into categories (tenant_id, id, text) values ($1, $2, $3)', [tenantId, others.categories, other]],
    [
      'insert into default_discussion_points (tenant_id, id, item) values ($1, $2, $3::jsonb)',
      [tenantId, others.defaultDiscussionPoints, JSON.stringify({ text: other, type: 1 })],
    ],
    [
      'insert into core_values (tenant_id, id, content) values ($1, $2, $3::jsonb)',
      [tenantId, others.coreValues, JSON.stringify({ name: other, description: other })],
    ],
    [
      'insert into meeting_locations (tenant_id, id, content) values ($1, $2, $3::jsonb)',
      [tenantId, others.meetingLocations, JSON.stringify({ name: other, detail: other })],
    ],
    [
      'insert into performance_review_templates (tenant_id, id, content) values ($1, $2, $3::jsonb)',
      [tenantId, others.performanceReviewTemplates, JSON.stringify(reviewTemplate(other, other))],
    ],
    [
      'insert into position_templates (tenant_id, id, title, description, is_archived) values ($1, $2, $3, $3, true)',
      [tenantId, others.positionTemplates, other],
    ],
  ])
  return {
    tenantId,
    canary,
    admin,
    secondAdmin,
    manager,
    target,
    managerOfOthers,
    colleague,
    featureHolder,
    hidden,
    inactive,
    department,
    emptyDepartment,
    items,
    others,
    position,
    approvedPosition,
    goal,
    goalImport,
    goalAct,
    blocker,
    praise,
    changeRequest,
    feedback,
    chartPlan,
    vacancy,
    positionAct,
    comment,
    checkIns,
    reviews,
    import: importId,
    view,
    savedReport,
    subscription: subscription as string,
    group: group as string,
    plan,
    chosenPolicy,
    policy,
    policyDraft,
    policyImage,
    templatedPolicy,
    unusedCategory,
    document: paper,
    certification,
    certificationFile,
    assets,
    submission,
    certificationType,
  }
}

/** The files that a world begins with. */
export const filesAtFirst = ({
  document,
  certificationFile,
  assets,
  reviews,
  policyImage,
}: World): ReadonlyArray<string> => [document, reviews.file, certificationFile, assets.file, policyImage]

/** Of the marketplace, with two versions. */
export const policyTemplate = '7e0d3c1a-5b1f-4f6e-8a39-0d5f6c7b8a90'

/** Of the marketplace, with two versions. */
export const globalPosition = '2f7b94c1-58d3-4e06-8a1d-5b9c3e7f0001'

/** What a position template says, whatever it is called. */
export const positionText = (text: string) => ({
  description: text,
  purpose: text,
  reportingLines: '',
  responsibilities: `${text}\nAnd more`,
  decisionLimits: '',
  essential: '',
  desirable: '',
  qualifications: '',
  inherentRequirements: '',
  workingArrangements: '',
  measures: '',
})

/** A policy of one paragraph. */
export const textOf = (text: string): PolicyContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

interface EmployeeTraits {
  readonly isAdmin?: boolean
  readonly isHidden?: boolean
  readonly isInactive?: boolean
}

type Statement = readonly [sql: string, params: ReadonlyArray<unknown>]

/** Where the server keeps files, but not made sure of on the disk, which takes longer than all the rows. */
const putFiles = async (dataDir: string, tenantId: TenantId, ids: ReadonlyArray<string>, text: string) => {
  const directory = join(dataDir, 'files', tenantId)
  await mkdir(directory, { recursive: true })
  await Promise.all(ids.map((id) => writeFile(join(directory, id), text)))
}

/** Rows by one statement: what follows from them in the database follows once. */
const many = (table: string, added: ReadonlyArray<Readonly<Record<string, unknown>>>): Statement => {
  const columns = Object.keys(added[0] ?? {}).join(', ')
  return [
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(added)],
  ]
}

/** As the superuser, past row-level security, in one write and one transaction: asked one by one, half of the time went to waiting. */
const run = (where: Where, statements: ReadonlyArray<Statement>) =>
  onKept(where.superuser, (connection) =>
    Effect.forEach([['begin'], ...statements, ['commit']] as const, ([sql, params]) => connection.query(sql, params), {
      concurrency: 'unbounded',
      discard: true,
    }),
  )

export const rows = <Row = Record<string, never>>(
  where: Where,
  sql: string,
  params: ReadonlyArray<unknown> = [],
  isAskedAgain = false,
) =>
  onKept(where.superuser, (connection) =>
    Effect.map(connection.query(sql, params, isAskedAgain), (result) => result.rows),
  ) as unknown as Promise<ReadonlyArray<Row>>

const tablesOf = new WeakMap<Where, ReturnType<typeof askTenantTables>>()

const tenantTables = (where: Where) => {
  const known = tablesOf.get(where) ?? askTenantTables(where)
  tablesOf.set(where, known)
  return known
}

const askTenantTables = (where: Where) =>
  rows<{ readonly name: string }>(
    where,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
  )

/** One hash of everything that is stored, or that these tenants have stored; the record of changes included. */
export const stateOf = async (where: Where, worlds?: ReadonlyArray<World>): Promise<string> => {
  const of = (column: string) =>
    worlds === undefined ? '' : `where ${column} in (${worlds.map(({ tenantId }) => `'${tenantId}'`).join(', ')})`
  const hashOf = (table: string, column: string) =>
    `(select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${table} t ${of(column)})`
  const hashes = (await tenantTables(where)).map(({ name }) => hashOf(name, 'tenant_id'))
  const all = [...hashes, hashOf('tenants', 'id')].join(" || ' ' || ")
  // To plan it takes four times as long as to read it.
  const [found] = await rows(where, `select ${all} as state`, [], true)
  return String(found?.state)
}

/** Takes row-level security away, in this database only: what is left are the queries' own filters. */
export const withoutRowLevelSecurity = async (where: Where): Promise<void> => {
  const tables = [...(await tenantTables(where)).map(({ name }) => name), 'tenants']
  await run(
    where,
    tables.map((name): Statement => [`alter table ${name} disable row level security`, []]),
  )
}

export const auditOf = (where: Where, { tenantId }: Pick<World, 'tenantId'>) =>
  rows(
    where,
    `select action, subject_kind as kind, subject_id::text as id, user_id::text as "userId", fields
     from audit_entries where tenant_id = $1 order by audit_entries.id`,
    [tenantId],
  )

/** What the act that is undone in the world found: an asset in stock. */
const inStockBefore = (currentLocationId: string) => ({
  leftVersion: 1,
  state: 'inStock',
  stateBefore: null,
  condition: 'good',
  reading: null,
  plans: [],
  currentLocationId,
  holderEmployeeId: null,
  holderLocationId: null,
  holderAssetId: null,
  expectedReturnDay: null,
  handoverNote: '',
})
