import type { AcceptedFinding } from '#data/acceptedFindings.ts';

/** An advisory about a package that is installed. */
export type Finding = { advisory: string; package: string; severity: string; title: string };

export type AuditVerdict =
  { kind: 'no answer'; why: string } | { kind: 'clean' | 'found'; lines: string[] };

/** Severities that count, the least of them being the level of the audit. */
const SEVERE = ['high', 'critical'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Judges what `npm audit --json` printed. Findings below `high` do not count; accepted ones count again after their last day.
 * @param today as `2026-11-21`
 * @throws when the report is neither an audit nor an error of npm
 */
export function judgeAudit(
  report: unknown,
  accepted: readonly AcceptedFinding[],
  today: string,
): AuditVerdict {
  if (isFields(report) && 'error' in report) {
    return { kind: 'no answer', why: sayError(report) };
  }
  const findings = severeFindings(report);
  const isAccepted = (finding: Finding) =>
    accepted.some((each) => isSame(each, finding) && each.until >= today);
  const open = findings.filter((finding) => !isAccepted(finding));
  const lines = [
    ...open.map((finding) => sayFinding(finding, accepted)),
    ...accepted
      .filter((each) => !findings.some((finding) => isSame(each, finding)))
      .map((each) => `${each.advisory} of ${each.package} is found no more: delete its line.`),
  ];
  return { kind: open.length > 0 ? 'found' : 'clean', lines };
}

/** The advisories of a report, each once: npm repeats one at every package that depends on its own. */
function severeFindings(report: unknown): Finding[] {
  const packages = isFields(report) ? report.vulnerabilities : undefined;
  if (!isFields(packages)) {
    throw new Error(
      'npm audit printed no report that is known here. Run npm audit --json and look at what it prints.',
    );
  }
  const findings = Object.values(packages).flatMap((each) =>
    isFields(each) && Array.isArray(each.via) ? each.via.flatMap(readAdvisory) : [],
  );
  const byId = new Map(findings.map((each) => [`${each.advisory} ${each.package}`, each]));
  return [...byId.values()].sort((one, other) => (one.package < other.package ? -1 : 1));
}

/** A text in place of an advisory names a package that has its own entry. */
function readAdvisory(via: unknown): Finding[] {
  if (!isFields(via) || !SEVERE.includes(String(via.severity))) {
    return [];
  }
  const { name, severity, title, url, source } = via;
  const advisory = /GHSA(?:-\w{4}){3}/.exec(String(url))?.[0] ?? String(source);
  return [
    { advisory, package: String(name), severity: String(severity), title: String(title ?? '') },
  ];
}

function sayFinding(finding: Finding, accepted: readonly AcceptedFinding[]): string {
  const past = accepted.find((each) => isSame(each, finding));
  const note = past ? ` It was accepted until ${past.until}: look at it again.` : '';
  return `${finding.severity}: ${finding.package}: ${finding.title} (${finding.advisory}).${note}`;
}

function isSame(one: AcceptedFinding, other: Finding): boolean {
  return one.advisory === other.advisory && one.package === other.package;
}

/** npm's own words without addresses: they name the registry. */
function sayError({ error, message }: Fields): string {
  const summary = isFields(error) ? error.summary : '';
  const words = String(summary || message || 'npm gave no reason');
  return words.replace(/\s*-?\s*(?:[A-Z]+ )?https?:\/\/\S+/g, '').trim();
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
