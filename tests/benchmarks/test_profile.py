"""Profiles by instructions: what callgrind tells is summed up by function and by kind."""

from benchmarks.profile import REST, by_kind, counted

TOLD = """
Ir
--------------------------------------------------------------------------------
1,500 (100.0%)  PROGRAM TOTALS

Ir            file:function
--------------------------------------------------------------------------------
  900 (60.00%)  ???:CPyDef_edubba___games___uruk___rules___turn___Menu___options [/a/rules__mypyc.so]
  250 (16.67%)  /x/Objects/listobject.c:PyList_New [/b/libpython3.11.so]
  150 (10.00%)  /x/Include/object.h:PyList_New
   90 ( 6.00%)  ???:CPyList_GetItem [/a/rules__mypyc.so]
   60 ( 4.00%)  ???:CPyDef_edubba___kernel___playout___playout [/a/kernel__mypyc.so]
   50 ( 3.33%)  /x/Objects/abstract.c:PyNumber_Index [/b/libpython3.11.so]
"""


def test_lines_of_one_function_are_added_up_and_sorted_by_kind() -> None:
    counts = counted(TOLD)
    assert counts["PyList_New"] == 400
    assert by_kind(counts) == {"rules": 900, "lists": 400, "numbers as objects": 90, "kernel": 60, REST: 50}
