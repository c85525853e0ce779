#!/usr/bin/env python3
"""What two generated months come to, reckoned from their files by the rules of the domain notes, with nothing of Contapro's.

Usage: python3 reckon.py FOLDER > figures.json      FOLDER holds the files and settlement.json
"""
import copy
import json
import sys
from pathlib import Path

from figures import (credited, detractions, fitting, history, list_sums, pdt_report, perceptions_inside,
                     purchase_dashboard, review_lists, sales_dashboard, warnings, withheld)
from files import read_all
from form import form, left_out
from overview import overview
from reports import reports
from treatment import notes_by_code, treat
from vouchers import bring_together


def stage(vouchers, world, company, settings, decisions):
    """Every figure of every period as it stands after some settings and decisions."""
    vouchers = copy.deepcopy(vouchers)
    regimes = {one['ruc']: one['regime'] for one in settings.get('issuer_regimes', [])}
    treat([v for v in vouchers if v['book'] == 'RCE'], world, decisions, regimes)
    forms = lambda period: form(vouchers, world['withholdings'], period, settings, company['ruc'], world['periods'])
    return vouchers, {period: {
        'overview': overview(vouchers, period, settings, world['periods']),
        'purchase_dashboard': purchase_dashboard(vouchers, period),
        'sales_dashboard': sales_dashboard(vouchers, period),
        'history': {book: history(vouchers, period, book) for book in ('RCE', 'RVIE')},
        'pdt_report': {book: pdt_report(vouchers, period, settings, book) for book in ('RCE', 'RVIE')},
        'pdt_621': forms(period),
        'list_sums': {book: list_sums(vouchers, period, settings, book) for book in ('RCE', 'RVIE')},
        'review_lists': review_lists(vouchers, period),
        'purchases': {v['code']: [v['status'], v['reasons'], v['credit'], v['credit_reasons'], v['rate']]
                      for v in vouchers if v['book'] == 'RCE' and v['period'] == period},
        'in_rce': sorted(v['code'] for v in credited(vouchers, period) if v['in_soles']),
        'detractions': detractions(vouchers, world['deposits'], period, world),
        'perceptions': withheld(world['withholdings'], period, 'Perception', company['ruc']),
        'retentions': withheld(world['withholdings'], period, 'Retention', company['ruc']),
        **left_out(world['withholdings'], period, settings, company['ruc'], world['periods'], forms),
        **fitting(vouchers, period),
        **warnings(vouchers, period),
    } for period in world['periods']}


def main(folder):
    company = json.loads((Path(folder) / 'settlement.json').read_text(encoding='utf-8'))
    read = read_all(folder, company)
    vouchers = bring_together(read, company['ruc'])
    withholdings = read['withholdings'] + perceptions_inside(vouchers, read['withholdings'])
    world = {'padron': read['padron'], 'deposits': read['deposits'], 'withholdings': withholdings,
             'periods': company['periods'], 'codes': {v['code'] for v in vouchers if v['book'] == 'RCE'},
             'notes': notes_by_code(vouchers)}
    treated, uploaded = stage(vouchers, world, company, {}, {})
    decisions = {code: decision for decision in ('validated', 'declined')
                 for codes in company[decision].values() for code in codes}
    _, settled = stage(vouchers, world, company, company, decisions)
    files = {period: reports(treated, period, company) for period in company['periods']}
    json.dump({'uploaded': uploaded, 'settled': settled, 'reports': files}, sys.stdout, ensure_ascii=False)


if __name__ == '__main__':
    main(sys.argv[1])
