/** Whether somebody gets mail about their own scrum: as they chose, else once they have written an entry. `m`: their membership. */
export const isMailed = (m: string): string => `coalesce(${m}.daily_scrum_mail, exists (
  select from daily_scrum_entries s where s.tenant_id = ${m}.tenant_id and s.employee_id = ${m}.employee_id))`
